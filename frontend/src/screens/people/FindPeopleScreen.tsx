import { Users } from "lucide-react";
import { Link, useSearchParams } from "react-router-dom";
import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import {
  ButtonLink,
  Card,
  EmptyState,
  LoadFailure,
  Notice,
  Page,
  Skeleton,
  SkeletonGroup,
  space,
  text,
} from "../../design-system";
import { peopleWords } from "../../features/people/people.words";
import { PersonCard } from "../../features/people/PersonCard";
import { readRefusal } from "../../shared/refusal";
import { useWords } from "../../shared/words";
import { filterOf, peoplePath, type PeopleView, readPeopleView } from "./find-people-address";
import { FindingCompany } from "./FindingCompany";
import { type FindPeopleScreenQuery, useFindPeopleScreenQuery } from "./FindPeopleScreen.generated";
import { PeopleFilters } from "./PeopleFilters";

/** /people: people who let verified companies find them (FIND-05). */
export function FindPeopleScreen() {
  const words = useWords(peopleWords);
  const [address] = useSearchParams();
  const view = readPeopleView(address);
  return (
    <Page title={words.title}>
      <Frame>
        <FindingCompany pathOf={(company) => peoplePath({ ...view, company, after: "" })}>
          {({ id }) => (
            <>
              <PeopleFilters key={`${view.q} ${view.place}`} view={view} />
              <Line>
                <span>{words.privacy}</span>
                <Link to={paths.sentInvitationsOf(id)}>{words.sent}</Link>
              </Line>
              <People companyId={id} view={view} />
            </>
          )}
        </FindingCompany>
      </Frame>
    </Page>
  );
}

function People({ companyId, view }: { companyId: string; view: PeopleView }) {
  const words = useWords(peopleWords);
  const { data, loading, error, refetch } = useFindPeopleScreenQuery({
    variables: { companyId, filter: filterOf(view), after: view.after || null },
    fetchPolicy: "cache-and-network",
  });
  if (data) return <Found companyId={companyId} view={view} people={data.people} />;
  if (loading)
    return (
      <SkeletonGroup>
        <Skeleton width="100%" height={180} shape="tile" />
      </SkeletonGroup>
    );
  const { code } = readRefusal(error);
  if (code === "BAD_USER_INPUT") return <Notice tone="warn">{words.placeUnknown}</Notice>;
  if (code === "MEMBER_ROLE") return <Notice tone="warn">{words.roleOnly}</Notice>;
  return <LoadFailure message={words.loadFailed} onRetry={() => void refetch()} />;
}

/** Says that nobody fits what was asked for, or that nobody is here yet (HEED-07). */
function Nobody({ view }: { view: PeopleView }) {
  const words = useWords(peopleWords);
  const isAsked = Object.keys(filterOf(view)).length > 0;
  return (
    <Card>
      <EmptyState
        seed={paths.people}
        icon={<Users />}
        title={isAsked ? words.none : words.noneYet}
        actions={
          isAsked && (
            <ButtonLink tone="secondary" to={peoplePath({ company: view.company })}>
              {words.clear}
            </ButtonLink>
          )
        }
      >
        {isAsked ? words.noneHint : words.noneYetHint}
      </EmptyState>
    </Card>
  );
}

interface FoundProps {
  companyId: string;
  view: PeopleView;
  people: FindPeopleScreenQuery["people"];
}

function Found({ companyId, view, people }: FoundProps) {
  const { items, total, isTotalCapped, nextCursor, searchedText } = people;
  const words = useWords(peopleWords);
  if (items.length === 0) return <Nobody view={view} />;
  return (
    <>
      <Line role="status">
        {searchedText && <span>{words.instead(searchedText, view.q)}</span>}
        <span>{words.found(total, isTotalCapped)}</span>
      </Line>
      <List>
        {items.map((person) => (
          <li key={person.id}>
            <PersonCard companyId={companyId} person={person} />
          </li>
        ))}
      </List>
      <Line>
        {view.after && <Link to={peoplePath({ ...view, after: "" })}>{words.first}</Link>}
        {nextCursor && <Link to={peoplePath({ ...view, after: nextCursor })}>{words.next}</Link>}
      </Line>
    </>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s4};
  max-width: 960px;
`;

const Line = styled.div`
  ${text.meta}
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s4};
  justify-content: space-between;
`;

const List = styled.ul`
  display: grid;
  gap: ${space.s4};
`;
