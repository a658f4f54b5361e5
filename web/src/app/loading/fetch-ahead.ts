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
function fetchFiles(screens: string[], relation: 'prefetch' | 'modulepreload') {
  const files = screens.flatMap((screen) => {
    const { module, imports = [], css = [] } = window.__reactRouterManifest?.routes[screen] ?? {};
    return [...(module ? [module] : []), ...imports, ...css];
  });
  for (const href of new Set(files)) {
    if (document.querySelector(`link[href="${href}"]`)) continue;
    const link = document.createElement('link');
    const isStyle = href.includes('.css');
    link.rel = isStyle && relation === 'modulepreload' ? 'preload' : relation;
    link.as = isStyle ? 'style' : 'script';
    link.href = href;
    document.head.append(link);
  }
}

/** Fetches screens that may be shown next, after everything else. */
export function fetchAhead(...screens: string[]) {
  fetchFiles(screens, 'prefetch');
}

/** Fetches screens that somebody has begun to go to. */
export function fetchNow(...screens: string[]) {
  fetchFiles(screens, 'modulepreload');
}
