/** What both steps of the registration form start with. */
export const emptySignUp = {
  username: '',
  email: '',
  password: '',
  repeatPassword: '',
  acceptTerms: false,
};
export type SignUpValues = typeof emptySignUp;
