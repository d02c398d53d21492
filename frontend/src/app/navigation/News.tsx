import { MessagesLink } from "../../features/messages/MessagesLink";
import { NoticeBell } from "../../features/notices/NoticeBell";
import styled from "styled-components";

/** What is new for whoever is signed in: messages and notices. */
export function News() {
  return (
    <Row>
      <MessagesLink />
      <NoticeBell />
    </Row>
  );
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
`;
