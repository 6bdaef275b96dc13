/** What somebody who is signed in shows once more before he may change how the account is entered. */
export type Proof = 'password' | 'code' | 'nothing';

/** Who signs in by another account alone has nothing to show here. */
export const proofOf = (has: { readonly hasPassword: boolean; readonly hasSecondFactor: boolean }): Proof =>
  has.hasPassword ? 'password' : has.hasSecondFactor ? 'code' : 'nothing';
