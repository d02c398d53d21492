import styled from "styled-components";
import { Brand, color, fontSize, radius, space, text } from "../design-system";
import { Row, Shelf, Specimen } from "./Specimen";

/** Every colour's variable and every text of the scale. */
export function ColorShelf() {
  return (
    <>
      <Shelf title="Brand">
        <Row>
          <Specimen name="Mark and name">
            <Brand />
          </Specimen>
          <Specimen name="Mark alone">
            <Brand isShort />
          </Specimen>
        </Row>
      </Shelf>
      <Shelf title="Colours">
        <Swatches>
          {Object.entries(color).map(([name, value]) => (
            <li key={name}>
              <Swatch style={{ background: value }} />
              {name}
            </li>
          ))}
        </Swatches>
      </Shelf>
      <Shelf title="Texts">
        {Object.entries(text).map(([name, skin]) => (
          <Sample key={name} $skin={skin}>
            {name}: Staff Nurse, ₹32,000 a month
          </Sample>
        ))}
      </Shelf>
    </>
  );
}

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: ${space.s3};
  color: ${color.ink2};
  font-size: ${fontSize.fs12};
`;

const Swatch = styled.span`
  display: block;
  height: 40px;
  border: 1px solid ${color.line};
  border-radius: ${radius.rSm};
  margin-bottom: ${space.s1};
`;

const Sample = styled.p<{ $skin: (typeof text)[keyof typeof text] }>`
  ${({ $skin }) => $skin}
`;
