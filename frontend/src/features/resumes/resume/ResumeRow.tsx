import { Copy, Download, Ellipsis, FileBracesCorner, FileText, Trash2 } from "lucide-react";
import { useContext } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import {
  Chip,
  color,
  fontSize,
  IconButton,
  media,
  Menu,
  radius,
  RowHeadingContext,
  space,
  text,
} from "../../../design-system";
import { paths } from "@job-portal/protocol/paths";
import { useWords } from "../../../shared/words";
import type { ResumeRow_ResumeFragment } from "./ResumeRow.generated";
import { resumesWords } from "./resumes.words";
import { useResumeActions } from "./useResumeActions";

/** A resume of the viewer's: its title leads to the wizard, the menu has what else can be done (DASH-20, DASH-21). */
export function ResumeRow({ resume }: { resume: ResumeRow_ResumeFragment }) {
  const words = useWords(resumesWords);
  const title = resume.title || words.untitled;
  return (
    <Row>
      <Tile aria-hidden>
        <FileText size={20} />
      </Tile>
      <Text>
        <Title as={useContext(RowHeadingContext)}>
          <TitleLink to={paths.editResume(resume.id)}>{title}</TitleLink>
        </Title>
        <Facts>
          {resume.isDraft && <Chip>{words.draft}</Chip>}
          <span>
            {words.templates[resume.template]} ·{" "}
            <time dateTime={resume.updatedAt}>{words.updated(resume.updatedAt)}</time>
          </span>
        </Facts>
      </Text>
      <RowActs resume={resume} title={title} />
    </Row>
  );
}

function RowActs({ resume, title }: { resume: ResumeRow_ResumeFragment; title: string }) {
  const words = useWords(resumesWords);
  const { downloadPdf, exportJson, duplicate, remove } = useResumeActions();
  const pdf = {
    label: words.download,
    icon: <Download size={18} aria-hidden />,
    onSelect: () => void downloadPdf(resume),
  };
  return (
    <Acts>
      {!resume.isDraft && (
        <IconButton
          tone="plain"
          label={words.downloadOf(title)}
          icon={<Download size={18} aria-hidden />}
          onClick={() => void downloadPdf(resume)}
        />
      )}
      <Menu
        label={words.actionsOf(title)}
        trigger={<Ellipsis size={20} aria-hidden />}
        entries={[
          ...(resume.isDraft ? [] : [pdf]),
          {
            label: words.exportJson,
            icon: <FileBracesCorner size={18} aria-hidden />,
            onSelect: () => void exportJson(resume),
          },
          {
            label: words.duplicate,
            icon: <Copy size={18} aria-hidden />,
            onSelect: () => void duplicate(resume),
          },
          {
            label: words.delete,
            icon: <Trash2 size={18} aria-hidden />,
            onSelect: () => void remove(resume),
          },
        ]}
      />
    </Acts>
  );
}

const Row = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space.s3} ${space.s4};
  align-items: center;

  ${media.phone} {
    column-gap: ${space.s3};
  }
`;

const Tile = styled.span`
  display: grid;
  width: 44px;
  height: 44px;
  border-radius: ${radius.rSm};
  background: ${color.brand50};
  color: ${color.brand800};
  place-items: center;
`;

const Text = styled.div`
  min-width: 0;
`;

const Title = styled.h3`
  ${text.label}
  font-size: ${fontSize.fs16};
  overflow-wrap: anywhere;
`;

const TitleLink = styled(Link)`
  color: inherit;
  text-decoration: none;

  /* All of the row opens the resume; its buttons lie above. */
  &::after {
    position: absolute;
    inset: 0;
    content: "";
  }

  ${media.hover} {
    &:hover {
      color: ${color.brand800};
      text-decoration: underline;
    }
  }
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s2};
  align-items: center;
  ${text.meta}
`;

const Acts = styled.div`
  position: relative;
  z-index: 1;
  display: flex;
  align-items: center;
`;
