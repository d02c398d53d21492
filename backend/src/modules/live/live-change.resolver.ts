import { Arg, Authorized, Resolver, Root, Subscription } from "type-graphql";
import type { SignedInStreamContext } from "../../auth/context";
import { LiveChanges } from "./live-change.inputs";

interface Asked {
  args: { after?: string | null };
  context: SignedInStreamContext;
}

@Resolver()
export class LiveChangeResolver {
  @Authorized()
  @Subscription(() => LiveChanges, {
    subscribe: ({ args: { after = null }, context }: Asked) => {
      const { services, viewer, identity, left } = context;
      return services.liveChanges.open(viewer.id, { after, until: identity.expiresAt, left });
    },
    description:
      "Tells open pages of the viewer what to read anew, within a second of the change. An event comes at once, and then every 20 seconds at least. The stream ends with the token; open it again with the last cursor.",
  })
  liveChanges(
    @Root() news: LiveChanges,
    @Arg("after", () => String, {
      nullable: true,
      description: "Where an earlier stream had come to; left out, the stream begins a minute back.",
    })
    _after?: string | null,
  ): LiveChanges {
    return news;
  }
}
