export { english as bengali } from "./link-page.words";
