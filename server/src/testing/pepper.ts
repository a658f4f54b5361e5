/** The pepper of all test servers: those on one database must share it. */
export const TEST_PEPPER = 'the same pepper for all test servers';
