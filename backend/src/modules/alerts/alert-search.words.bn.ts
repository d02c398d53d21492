export { english as bengali } from "./alert-search.words";
