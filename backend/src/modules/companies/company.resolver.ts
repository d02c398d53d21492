import { Arg, Authorized, Ctx, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../context";
import { Role } from "../accounts/role";
import { Company } from "./company.entity";
import { ImportCompaniesInput, ImportCompaniesResult, MAX_IMPORT_ROWS } from "./company.inputs";

@Resolver(() => Company)
export class CompanyResolver {
  @Authorized(Role.ADMIN)
  @Mutation(() => ImportCompaniesResult, {
    description: `Brings in companies, up to ${MAX_IMPORT_ROWS} a call; those that are known already are left as they are.`,
  })
  importCompanies(
    @Arg("input", () => ImportCompaniesInput, { description: "The companies." }) input: ImportCompaniesInput,
    @Ctx() { services }: Context,
  ): Promise<ImportCompaniesResult> {
    return services.companies.import(input.rows);
  }
}
