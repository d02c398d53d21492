export { english as gujarati } from "./link-page.words";
