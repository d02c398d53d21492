import { GraphQLDateTimeISO } from "graphql-scalars";
import {
  Arg,
  Args,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import type { Context, ViewerContext } from "../../auth/context";
import type { ClientRequest } from "../../database/client-requests";
import { ClientRequestArg } from "../../graphql/client-request";
import { costOfList, costOfPage } from "../../lists/list-page";
import { Application } from "../applications/application/application.entity";
import { MessageFile } from "./file/message-file.entity";
import { SeenMessage, SeenThread } from "./message";
import {
  MessagesArgs,
  MessageThreadPage,
  MessageThreadsArgs,
  ReportMessageInput,
  SaveMessageTemplateInput,
  SendMessageInput,
} from "./message.inputs";
import { MessageReport } from "./message-report.entity";
import { MessageTemplate } from "./message-template.entity";

@Resolver(() => SeenThread)
export class MessageThreadResolver {
  @Authorized()
  @Query(() => SeenThread, {
    description: "What is written about an application of the viewer's own or to a company of theirs.",
  })
  messageThread(
    @Arg("applicationId", () => ID, { description: "The application." }) applicationId: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<SeenThread> {
    return services.messages.find(viewer, applicationId);
  }

  @Authorized()
  @Query(() => MessageThreadPage, {
    description: "The viewer's and their companies' threads, those with the newest messages first.",
    complexity: costOfPage,
  })
  messageThreads(
    @Args(() => MessageThreadsArgs) args: MessageThreadsArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<MessageThreadPage> {
    return services.messages.list(viewer, args);
  }

  @Authorized()
  @Query(() => Int, { description: "In how many threads the viewer has something to read." })
  unreadThreadCount(@Ctx() { services, viewer }: ViewerContext): Promise<number> {
    return services.messages.countUnread(viewer);
  }

  @Authorized()
  @Mutation(() => SeenThread, {
    description: "Marks the messages of a thread as read for the viewer's side, and their notice of them.",
  })
  markMessagesRead(
    @Arg("applicationId", () => ID, { description: "The application." }) applicationId: string,
    @Arg("until", () => GraphQLDateTimeISO, {
      description: "When the newest was sent that the viewer has seen.",
    })
    until: Date,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<SeenThread> {
    return services.messages.markRead(viewer, applicationId, until);
  }

  @Authorized()
  @Mutation(() => SeenThread, {
    description: "Ends the writing between the two sides of an application, until the same side unblocks.",
  })
  blockMessages(
    @Arg("applicationId", () => ID, { description: "The application." }) applicationId: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<SeenThread> {
    return services.messageControl.block(viewer, applicationId);
  }

  @Authorized()
  @Mutation(() => SeenThread, { description: "Takes a block of the viewer's side back." })
  unblockMessages(
    @Arg("applicationId", () => ID, { description: "The application." }) applicationId: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<SeenThread> {
    return services.messageControl.unblock(viewer, applicationId);
  }
}

@Resolver(() => SeenMessage)
export class MessageResolver {
  @Authorized()
  @Query(() => [SeenMessage], {
    description: "The messages of a thread, the newest first; held ones for their own side alone.",
    complexity: ({ args, childComplexity }) => costOfList((args as MessagesArgs).first, childComplexity),
  })
  messages(
    @Args(() => MessagesArgs) args: MessagesArgs,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<SeenMessage[]> {
    return services.messages.messages(viewer, args);
  }

  @Authorized()
  @Mutation(() => SeenMessage, {
    description:
      "Writes to the other side of an application. Worded like a scam, it is HELD until an admin has looked at it. Refused with MESSAGES_CLOSED where the viewer may not write.",
  })
  sendMessage(
    @Arg("input", () => SendMessageInput, { description: "About what, and what to say." })
    input: SendMessageInput,
    @ClientRequestArg() request: ClientRequest | null,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<SeenMessage> {
    return services.messages.send(viewer, input, request);
  }

  @Authorized()
  @Mutation(() => MessageReport, {
    description:
      "Says what is wrong with a message of the other side's; a second call answers the first report.",
  })
  reportMessage(
    @Arg("input", () => ReportMessageInput, { description: "Which, and what is wrong." })
    input: ReportMessageInput,
    @ClientRequestArg() request: ClientRequest | null,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<MessageReport> {
    return services.messageControl.report(viewer, input, request);
  }

  @FieldResolver(() => MessageFile, {
    nullable: true,
    description:
      "What came with it; an applicant's file for the company only while contact is open (MSGF-02).",
  })
  file(
    @Root() { id, showsFile }: SeenMessage,
    @Ctx() { loaders }: Context,
  ): Promise<MessageFile | null> | null {
    return showsFile ? loaders.messageFile.load(id) : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "The member who wrote it, for their company; null for others, and when their account is gone.",
  })
  memberName(@Root() { memberId }: SeenMessage, @Ctx() { loaders }: Context): Promise<string | null> | null {
    return memberId === null ? null : loaders.accountName.load(memberId);
  }
}

@Resolver(() => MessageTemplate)
export class MessageTemplateResolver {
  @Authorized()
  @Query(() => [MessageTemplate], {
    description:
      "What the company of an application often writes, for its members, and templates of the portal's.",
    complexity: ({ childComplexity }) => costOfList(10, childComplexity),
  })
  messageTemplates(
    @Arg("applicationId", () => ID, { description: "The application." }) applicationId: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<MessageTemplate[]> {
    return services.messageTemplates.list(viewer, applicationId);
  }

  @Authorized()
  @Mutation(() => MessageTemplate, {
    description:
      "Keeps a text for a company, or changes the one of that name. Refused with MESSAGE_TEMPLATE_LIMIT.",
  })
  saveMessageTemplate(
    @Arg("input", () => SaveMessageTemplateInput, { description: "Whose, and what." })
    input: SaveMessageTemplateInput,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<MessageTemplate> {
    return services.messageTemplates.save(viewer, input);
  }

  @Authorized()
  @Mutation(() => MessageTemplate, {
    description: "Deletes a template of the company's, and answers it as it was.",
  })
  deleteMessageTemplate(
    @Arg("id", () => ID, { description: "The template." }) id: string,
    @Ctx() { services, viewer }: ViewerContext,
  ): Promise<MessageTemplate> {
    return services.messageTemplates.delete(viewer, id);
  }
}

@Resolver(() => Application)
export class ApplicationMessageResolver {
  @FieldResolver(() => SeenThread, { nullable: true, description: "What its two sides write." })
  messageThread(@Root() { id }: Application, @Ctx() { loaders }: Context): Promise<SeenThread | null> {
    return loaders.messageThread.load(id);
  }
}
