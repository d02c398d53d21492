export { english as tamil } from "./head.words";
