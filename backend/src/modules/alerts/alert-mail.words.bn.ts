export { english as bengali } from "./alert-mail.words";
