import styled from "styled-components";
import { color, space } from "../../../design-system";

/** The parts of an admins' screen, one below the other. */
export const ListStack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
`;

/** What waits for admins, an entry below the other. */
export const Queue = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
`;

export const QueueEntry = styled.article`
  display: grid;
  gap: ${space.s2};
  padding: ${space.s4} 20px;
  border-bottom: 1px solid ${color.line};
`;

/** An entry's name, and what stands at its end. */
export const QueueLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2};
  align-items: center;
  justify-content: space-between;
`;

/** In somebody's own words. */
export const Written = styled.p`
  color: ${color.ink};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
