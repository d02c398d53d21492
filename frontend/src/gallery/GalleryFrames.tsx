import { useState } from "react";
import styled from "styled-components";
import { color, SegmentedControl, space, text } from "../design-system";

const WIDTHS = [360, 768, 1280];

/** The gallery at a phone's, a tablet's and a desk's width side by side: each frame has its own media queries. */
export function GalleryFrames() {
  const [theme, setTheme] = useState<"light" | "dark">("light");
  return (
    <Ground>
      <Title>Gallery of the design system</Title>
      <SegmentedControl
        label="Theme of the frames"
        value={theme}
        onChange={(next) => setTheme(next)}
        options={[
          { value: "light", label: "Light" },
          { value: "dark", label: "Dark" },
        ]}
      />
      <Frames>
        {WIDTHS.map((width) => (
          <Frame key={width} title={`${width} px, ${theme}`} width={width} src={`?theme=${theme}`} />
        ))}
      </Frames>
    </Ground>
  );
}

const Ground = styled.main`
  display: grid;
  justify-items: start;
  gap: ${space.s4};
  padding: ${space.s5};
`;

const Title = styled.h1`
  ${text.heading}
`;

const Frames = styled.div`
  display: flex;
  gap: ${space.s4};
  width: 100%;
  overflow-x: auto;
`;

const Frame = styled.iframe`
  flex: none;
  height: calc(100vh - 160px);
  border: 1px solid ${color.lineStrong};
`;
