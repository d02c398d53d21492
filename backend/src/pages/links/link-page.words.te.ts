export { english as telugu } from "./link-page.words";
