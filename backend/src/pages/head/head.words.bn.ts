export { english as bengali } from "./head.words";
