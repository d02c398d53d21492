import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { ViewerContext } from "../../../auth/context";
import { Gate } from "../../../auth/gate";
import {
  ConfirmedSecondFactor,
  RecoveryCodes,
  SecondFactorKey,
  SecondFactorProof,
  SecondFactorState,
} from "./second-factor.inputs";

const CODE = { description: "The app's six digits, or a recovery code." };

@Resolver()
export class SecondFactorResolver {
  @Authorized()
  @Query(() => SecondFactorState, { description: "How one's own second factor stands." })
  secondFactor(@Ctx() { services, viewer }: ViewerContext): Promise<SecondFactorState> {
    return services.secondFactors.stateOf(viewer);
  }

  @Authorized()
  @Mutation(() => SecondFactorKey, {
    description:
      "Makes a key for an authenticator app, in place of one that was not confirmed. Asks for a sign-in of the last 5 minutes. Refused with SECOND_FACTOR_OFF, SECOND_FACTOR_THERE.",
  })
  beginSecondFactor(@Ctx() { services, viewer, identity }: ViewerContext): Promise<SecondFactorKey> {
    return services.secondFactors.begin(viewer, identity);
  }

  @Authorized()
  @Mutation(() => ConfirmedSecondFactor, {
    description: "Makes the app one's second factor, by its first code. Refused with SECOND_FACTOR_CODE.",
  })
  confirmSecondFactor(
    @Arg("code", { description: "The app's six digits." }) code: string,
    @Ctx() { services, viewer, address }: ViewerContext,
  ): Promise<ConfirmedSecondFactor> {
    return services.secondFactors.confirm({ viewer, address }, code);
  }

  @Authorized()
  @Mutation(() => SecondFactorProof, {
    description:
      "Takes a code, once, after SECOND_FACTOR_REQUIRED. Refused with SECOND_FACTOR_CODE, and RATE_LIMITED after ten wrong ones an hour.",
  })
  async passSecondFactor(
    @Arg("code", CODE) code: string,
    @Ctx() { services, viewer, address }: ViewerContext,
  ): Promise<SecondFactorProof> {
    return { secret: await services.secondFactors.pass({ viewer, address }, code) };
  }

  @Authorized(Gate.DANGEROUS)
  @Mutation(() => RecoveryCodes, {
    description: "Ten new recovery codes, told once, in place of those before.",
  })
  async replaceRecoveryCodes(@Ctx() { services, viewer }: ViewerContext): Promise<RecoveryCodes> {
    return { recoveryCodes: await services.secondFactors.replaceRecoveryCodes(viewer) };
  }

  @Authorized()
  @Mutation(() => SecondFactorState, {
    description: "Removes one's own second factor. Refused with SECOND_FACTOR_CODE.",
  })
  async removeSecondFactor(
    @Arg("code", CODE) code: string,
    @Ctx() { services, viewer, address }: ViewerContext,
  ): Promise<SecondFactorState> {
    await services.secondFactors.remove({ viewer, address }, code);
    return services.secondFactors.stateOf(viewer);
  }
}
