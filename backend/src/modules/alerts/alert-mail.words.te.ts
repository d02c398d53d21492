export { english as telugu } from "./alert-mail.words";
