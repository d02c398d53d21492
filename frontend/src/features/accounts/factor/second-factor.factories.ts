import type { SecondFactor_StateFragment } from "./SecondFactor.generated";

export const buildSecondFactor = (
  values: Partial<SecondFactor_StateFragment> = {},
): SecondFactor_StateFragment & { __typename: "SecondFactorState" } => ({
  ...{
    __typename: "SecondFactorState",
    since: null,
    recoveryCodesLeft: 0,
    isOffered: true,
    isRequired: false,
  },
  ...values,
});
