export { english as marathi } from "./alert-search.words";
