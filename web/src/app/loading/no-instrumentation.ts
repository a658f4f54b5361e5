/** Stands in for React Router's own (see vite.config.ts), which measures navigations for those who ask: nobody does. */
export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
export const getRouteInstrumentationUpdates = () => ({});
export const instrumentClientSideRouter = <Router>(router: Router) => router;
export const instrumentHandler = <Handler>(handler: Handler) => handler;
export const instrumentationResultMetaContext = undefined;
