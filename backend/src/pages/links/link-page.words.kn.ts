export { english as kannada } from "./link-page.words";
