import styled from "styled-components";
import { Card, color, radius, SectionCard, text } from "../design-system";
import { StreetMap } from "../design-system/StreetMap/StreetMap";
import { Grid, Shelf, Specimen } from "./Specimen";

export function CardShelf() {
  return (
    <Shelf title="Cards and maps">
      <Grid>
        <Specimen name="Card">
          <Card>
            <Line>Kaveri Foods, Peenya</Line>
          </Card>
        </Specimen>
        <Specimen name="Card that leads somewhere">
          <Card $tone="link">
            <Line>Kaveri Foods, Peenya</Line>
          </Card>
        </Specimen>
        <Specimen name="the same, hover" shows="hover">
          <Card $tone="link" data-tone="link">
            <Line>Kaveri Foods, Peenya</Line>
          </Card>
        </Specimen>
        <Specimen name="SectionCard">
          <SectionCard title="Languages">
            <Line>Marathi, Hindi, English</Line>
          </SectionCard>
        </Specimen>
        {(["pale", "deep"] as const).map((tone) => (
          <Specimen key={tone} name={`StreetMap, ${tone}`}>
            <Sheet>
              <StreetMap seed="Pune" width={360} height={180} tone={tone} />
            </Sheet>
          </Specimen>
        ))}
      </Grid>
    </Shelf>
  );
}

const Line = styled.p`
  ${text.body}
`;

const Sheet = styled.div`
  height: 180px;
  border: 1px solid ${color.line};
  border-radius: ${radius.rMd};
  overflow: hidden;
`;
