import { Field, ID, ObjectType } from "type-graphql";
import { LiveChangeKind } from "./live-change.enums";

@ObjectType({
  description: "That something has changed for the viewer. What it is now, its own query answers.",
})
export class LiveChange {
  @Field(() => LiveChangeKind, { description: "What has changed." })
  kind: LiveChangeKind;

  @Field(() => ID, { description: "Which one, as the kind says." })
  id: string;
}

@ObjectType({
  description: "What has changed since the last event of the stream; nothing in an event that only lives on.",
})
export class LiveChanges {
  @Field({
    description:
      "Opaque, and good for ten minutes. As `after` it opens a stream that leaves nothing out since then.",
  })
  cursor: string;

  @Field({
    description: "Whether that is all. If not, read anew what you show: some changes can't be told any more.",
  })
  isComplete: boolean;

  @Field(() => [LiveChange], { description: "What has changed, each once." })
  changes: LiveChange[];
}
