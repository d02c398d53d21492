import type { ApolloServerOptionsWithGateway, BaseContext } from "@apollo/server";
import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  type FragmentDefinitionNode,
  getNamedType,
  GraphQLError,
  type GraphQLSchema,
  isInputObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  typeFromAST,
  visit,
} from "graphql";
import { type CompiledQuery, compileQuery, isCompiledQuery } from "graphql-jit";
import { LRUCache } from "lru-cache";
import { mistakesInVariables } from "./fitting-variables";

type Gateway = ApolloServerOptionsWithGateway<BaseContext>["gateway"];

/** How often a document is asked before it is compiled: compiling costs as much as some fifty answers of graphql-js. */
const ASKED_BEFORE = 2;
/** A function grows with its document, every fragment written out where it is used. */
const MAX_FIELDS = 600;
/** Of all functions that are kept, some 30 MB. */
const MAX_FIELDS_KEPT = 20_000;

/**
 * LEAN-05: answers operations by functions that graphql-jit makes of them. Graphql-js answers what that can't
 * compile, what is asked seldom and what is too long. Apollo lets nobody but a gateway execute.
 */
export function compiledGateway(schema: GraphQLSchema): Gateway {
  const executor = new CompiledExecutor(schema);
  const listeners = new Set<Parameters<Gateway["onSchemaLoadOrUpdate"]>[0]>();
  return {
    onSchemaLoadOrUpdate: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    load: () => {
      for (const listener of listeners) listener({ apiSchema: schema, coreSupergraphSdl: "" });
      return Promise.resolve({
        executor: ({ document, operation, request: { operationName, variables }, context }) =>
          executor.execute({ document, operation, operationName, variables, context }),
      });
    },
    stop: () => Promise.resolve(),
  };
}

export interface Execution {
  document: DocumentNode;
  /** The one of the document that was chosen; none was where the client names none of several. */
  operation: OperationDefinitionNode | undefined;
  operationName: string | null | undefined;
  variables?: Record<string, unknown>;
  context: object;
}

type Answer = CompiledQuery<object, Record<string, unknown>>["query"];

interface Compiled {
  answer: Answer;
  fields: number;
}

export class CompiledExecutor {
  /** How often an operation was asked since it was last compiled; its document is Apollo's to keep. */
  private readonly asked = new WeakMap<OperationDefinitionNode, number>();
  private readonly compiled: LRUCache<OperationDefinitionNode, Compiled>;

  /** @param maxSize how many fields all functions that are kept may have */
  constructor(
    private readonly schema: GraphQLSchema,
    maxSize = MAX_FIELDS_KEPT,
  ) {
    const dispose = (_: unknown, operation: OperationDefinitionNode) => this.asked.delete(operation);
    this.compiled = new LRUCache({ maxSize, sizeCalculation: ({ fields }: Compiled) => fields, dispose });
  }

  hasCompiled(operation: OperationDefinitionNode | undefined): boolean {
    return operation !== undefined && this.compiled.has(operation);
  }

  async execute(execution: Execution): Promise<ExecutionResult> {
    const { operation, context, variables = {} } = execution;
    const mistakes = operation ? mistakesInVariables(this.schema, operation, variables) : [];
    if (mistakes.length > 0) return { errors: mistakes };
    const answer = operation && this.answerOf(operation, execution.document);
    if (!answer) return this.interpret(execution);
    const result = (await answer(undefined, context, variables)) as ExecutionResult;
    // Without data nothing has run yet: graphql-js says what is wrong with the variables.
    if (result.data === undefined) return this.interpret(execution);
    return result.errors ? { ...result, errors: result.errors.map(asGraphQLError) } : result;
  }

  private interpret({ document, operationName, variables, context }: Execution) {
    const { schema } = this;
    const asked = { schema, document, operationName, variableValues: variables, contextValue: context };
    return execute(asked);
  }

  private answerOf(operation: OperationDefinitionNode, document: DocumentNode): Answer | undefined {
    const known = this.compiled.get(operation)?.answer;
    if (known) return known;
    const asked = (this.asked.get(operation) ?? 0) + 1;
    this.asked.set(operation, asked);
    return asked === ASKED_BEFORE + 1 ? this.compile(operation, document) : undefined;
  }

  /** Undefined for what graphql-js has to answer. */
  compile(operation: OperationDefinitionNode, document: DocumentNode): Answer | undefined {
    const fields = countFields(operation, document);
    if (fields > MAX_FIELDS || fillsInputs(document) || this.hasEndlessVariable(operation)) return undefined;
    const query = compileQuery(this.schema, document, operation.name?.value);
    if (!isCompiledQuery(query)) return undefined;
    const answer = query.query as Answer;
    this.compiled.set(operation, { answer, fields });
    return answer;
  }

  /** Graphql-jit would write such an input out without end. */
  private hasEndlessVariable({ variableDefinitions = [] }: OperationDefinitionNode): boolean {
    return variableDefinitions.some(({ type }) => isEndless(getNamedType(typeFromAST(this.schema, type))));
  }
}

/** Whether a variable stands within an input: graphql-jit reads one that was left out there as null. */
function fillsInputs(document: DocumentNode): boolean {
  let isFilled = false;
  visit(document, {
    ObjectField: ({ value }) => void visit(value, { Variable: () => void (isFilled = true) }),
  });
  return isFilled;
}

/** Whether an input can hold itself. */
function isEndless(type: unknown, within: readonly string[] = []): boolean {
  if (!isInputObjectType(type)) return false;
  if (within.includes(type.name)) return true;
  const fields = Object.values(type.getFields());
  return fields.some((field) => isEndless(getNamedType(field.type), [...within, type.name]));
}

/** Graphql-jit's errors have no nodes, at times no cause, and extensions that nothing can be added to. */
function asGraphQLError({ message, path, originalError, locations }: GraphQLError): GraphQLError {
  const error = new GraphQLError(message, { path, originalError: originalError ?? new Error(message) });
  return Object.defineProperty(error, "locations", { value: locations, enumerable: true });
}

/** How many fields an operation has once its fragments stand where they are used. */
function countFields(operation: OperationDefinitionNode, { definitions }: DocumentNode): number {
  const fragments = new Map(
    definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  const counted = new Map<SelectionSetNode, number>();
  const count = (set: SelectionSetNode | undefined): number => {
    if (!set) return 0;
    const known = counted.get(set);
    if (known !== undefined) return known;
    const fields = set.selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + 1 + count(selection.selectionSet);
      if (selection.kind === Kind.INLINE_FRAGMENT) return sum + count(selection.selectionSet);
      return sum + count(fragments.get(selection.name.value)?.selectionSet);
    }, 0);
    counted.set(set, fields);
    return fields;
  };
  return count(operation.selectionSet);
}
