import styled from "styled-components";
import { paths } from "@job-portal/protocol/paths";
import { ButtonLink, Checkbox, SectionCard, space, text } from "../../../design-system";
import { useAct } from "../../../forms/useAct";
import { useWords } from "../../../shared/words";
import {
  useAssignHiringManagerMutation,
  useUnassignHiringManagerMutation,
  type HiringManagers_JobFragment,
} from "./HiringManagers.generated";
import { hiringManagersWords } from "./hiring-managers.words";

type Manager = HiringManagers_JobFragment["hiringManagers"][number];

/** Who of the company's hiring managers a job is assigned to; whoever manages the job ticks them (HMGR-04). */
export function JobHiringManagers({ job }: { job: HiringManagers_JobFragment }) {
  const words = useWords(hiringManagersWords);
  const { hiringManagers: managers, viewerCan } = job;
  if (managers.length === 0 && !viewerCan.assignManagers) return null;
  return (
    <SectionCard title={words.title}>
      <Parts>
        <Quiet>{words.hint}</Quiet>
        {managers.length === 0 ? (
          <>
            <p>{words.none}</p>
            <div>
              <ButtonLink tone="secondary" size="sm" to={paths.companyTeam(job.company.id)}>
                {words.toTeam}
              </ButtonLink>
            </div>
          </>
        ) : (
          <List>
            {managers.map((manager) => (
              <li key={manager.accountId}>
                {viewerCan.assignManagers ? (
                  <Choice jobId={job.id} manager={manager} />
                ) : (
                  <Named manager={manager} />
                )}
              </li>
            ))}
          </List>
        )}
      </Parts>
    </SectionCard>
  );
}

function Choice({ jobId, manager }: { jobId: string; manager: Manager }) {
  const words = useWords(hiringManagersWords);
  const act = useAct(words);
  const [assign] = useAssignHiringManagerMutation();
  const [unassign] = useUnassignHiringManagerMutation();
  const { accountId, name, email, isAssigned } = manager;
  const person = name ?? email;
  const variables = { jobId, accountId };

  return (
    <Checkbox
      label={name === null ? email : words.nameAndEmail(name, email)}
      checked={isAssigned}
      onChange={(isChecked) =>
        void (isChecked
          ? act(() => assign({ variables }), words.assigned(person))
          : act(() => unassign({ variables }), words.unassigned(person)))
      }
    />
  );
}

function Named({ manager: { name, email } }: { manager: Manager }) {
  const words = useWords(hiringManagersWords);
  return <>{name === null ? email : words.nameAndEmail(name, email)}</>;
}

const Parts = styled.div`
  display: grid;
  gap: ${space.s3};
`;

const Quiet = styled.p`
  ${text.meta}
`;

const List = styled.ul`
  display: grid;
  gap: ${space.s1};
  overflow-wrap: anywhere;
`;
