export { english as tamil } from "./alert-search.words";
