export { english as gujarati } from "./alert-search.words";
