/**
 * The header by which a client shows that a code was given in its session (TWOF-05). What it holds is a secret of the
 * server's, kept as a hash: nobody can make one up.
 */
export const FACTOR_PROOF_HEADER = "x-second-factor";
