export { english as kannada } from "./alert-mail.words";
