/** The initial values of both steps of the registration form. */
export const emptySignUp = {
  username: '',
  email: '',
  password: '',
  repeatPassword: '',
  acceptTerms: false,
};
export type SignUpValues = typeof emptySignUp;

/** What the first step asks for. */
export type SignUpAccount = Pick<SignUpValues, 'username' | 'email'>;
