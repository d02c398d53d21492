export { english as tamil } from "./link-page.words";
