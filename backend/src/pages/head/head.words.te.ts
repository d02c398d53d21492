export { english as telugu } from "./head.words";
