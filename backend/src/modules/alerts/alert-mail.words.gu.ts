export { english as gujarati } from "./alert-mail.words";
