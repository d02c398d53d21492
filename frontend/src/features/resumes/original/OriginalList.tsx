import { Download, Trash2 } from "lucide-react";
import styled from "styled-components";
import { fontSize, IconButton, SectionCard, space, text } from "../../../design-system";
import { useWords } from "../../../shared/words";
import { AddOriginal } from "./AddOriginal";
import type { Original_OriginalFragment } from "./Original.generated";
import { originalsWords } from "./originals.words";
import { useOriginalActs } from "./useOriginals";

/** The viewer's own files, to be had again and deleted (KEPT-08). */
export function OriginalList({ originals }: { originals: readonly Original_OriginalFragment[] }) {
  const words = useWords(originalsWords);
  return (
    <SectionCard title={words.yourFiles}>
      <Stack>
        <p>{words.hint}</p>
        {originals.length === 0 ? (
          <Fact>{words.none}</Fact>
        ) : (
          <List>
            {originals.map((original) => (
              <li key={original.id}>
                <OriginalRow original={original} />
              </li>
            ))}
          </List>
        )}
        <AddOriginal />
      </Stack>
    </SectionCard>
  );
}

function OriginalRow({ original }: { original: Original_OriginalFragment }) {
  const words = useWords(originalsWords);
  const { download, remove } = useOriginalActs();
  const { name, kind, bytes, createdAt } = original;
  return (
    <Row>
      <div>
        <Name>{name}</Name>
        <Fact>
          {words.facts(kind, bytes)} · <time dateTime={createdAt}>{words.addedOn(createdAt)}</time>
        </Fact>
      </div>
      <Acts>
        <IconButton
          tone="plain"
          label={words.download(name)}
          icon={<Download size={18} aria-hidden />}
          onClick={() => void download(original)}
        />
        <IconButton
          tone="plain"
          label={words.delete(name)}
          icon={<Trash2 size={18} aria-hidden />}
          onClick={() => void remove(original)}
        />
      </Acts>
    </Row>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${space.s4};
`;

const List = styled.ul`
  display: grid;
  gap: ${space.s3};
`;

const Row = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.s3};
  align-items: center;
`;

const Name = styled.h3`
  ${text.label}
  font-size: ${fontSize.fs16};
  overflow-wrap: anywhere;
`;

const Fact = styled.p`
  ${text.meta}
`;

const Acts = styled.div`
  display: flex;
  align-items: center;
`;
