export { english as gujarati } from "./head.words";
