export { english as telugu } from "./alert-search.words";
