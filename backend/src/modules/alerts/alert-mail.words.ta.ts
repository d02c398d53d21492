export { english as tamil } from "./alert-mail.words";
