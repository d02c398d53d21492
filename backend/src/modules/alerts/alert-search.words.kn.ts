export { english as kannada } from "./alert-search.words";
