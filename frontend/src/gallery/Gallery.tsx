import { useEffect } from "react";
import styled from "styled-components";
import { color, Container, text } from "../design-system";
import { ButtonShelf } from "./ButtonShelf";
import { CardShelf } from "./CardShelf";
import { ChartShelf } from "./ChartShelf";
import { ChoiceShelf } from "./ChoiceShelf";
import { ColorShelf } from "./ColorShelf";
import { FieldShelf } from "./FieldShelf";
import { ListShelf } from "./ListShelf";
import { OverlayShelf } from "./OverlayShelf";
import { showStates } from "./show-states";
import { StatusShelf } from "./StatusShelf";

/** Every element of the design system in all its states, in one theme. */
export function Gallery() {
  useEffect(showStates, []);
  return (
    <Ground>
      <Container as="main">
        <Title>Gallery of the design system</Title>
        <ColorShelf />
        <ButtonShelf />
        <FieldShelf />
        <ChoiceShelf />
        <StatusShelf />
        <CardShelf />
        <ListShelf />
        <ChartShelf />
        <OverlayShelf />
      </Container>
    </Ground>
  );
}

const Ground = styled.div`
  padding-block: 32px;
  background: ${color.canvas};
`;

const Title = styled.h1`
  padding-bottom: 24px;
  ${text.title}
`;
