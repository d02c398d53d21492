export { english as marathi } from "./link-page.words";
