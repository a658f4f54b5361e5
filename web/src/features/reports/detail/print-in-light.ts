/** Prints in the light colours also what is dark on the screen. Returns a function that ends this. */
export function printInLight(): () => void {
  const { dataset } = document.documentElement;
  let shown = dataset.mantineColorScheme;
  function toLight() {
    shown = dataset.mantineColorScheme;
    dataset.mantineColorScheme = 'light';
  }
  function toShown() {
    dataset.mantineColorScheme = shown;
  }
  window.addEventListener('beforeprint', toLight);
  window.addEventListener('afterprint', toShown);
  return () => {
    window.removeEventListener('beforeprint', toLight);
    window.removeEventListener('afterprint', toShown);
  };
}
