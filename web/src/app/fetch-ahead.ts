interface Manifest {
  routes: Record<string, { module: string; imports?: string[]; css?: string[] } | undefined>;
}

declare global {
  interface Window {
    /** React Router's. */
    __reactRouterManifest?: Manifest;
  }
}

/** Lets the browser fetch the files of screens without running them. React Router's own way runs them. */
export function fetchAhead(...screens: string[]) {
  const files = screens.flatMap((screen) => {
    const { module, imports = [], css = [] } = window.__reactRouterManifest?.routes[screen] ?? {};
    return [...(module ? [module] : []), ...imports, ...css];
  });
  for (const href of new Set(files)) {
    if (performance.getEntriesByName(new URL(href, window.location.href).href).length > 0) continue;
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = href.endsWith('.css') ? 'style' : 'script';
    link.href = href;
    document.head.append(link);
  }
}
