export { english as marathi } from "./alert-mail.words";
