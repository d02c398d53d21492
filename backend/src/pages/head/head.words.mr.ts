export { english as marathi } from "./head.words";
