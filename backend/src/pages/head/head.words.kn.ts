export { english as kannada } from "./head.words";
