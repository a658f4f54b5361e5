import classes from './skip-link.module.css';

/** The first Tab stop: skips the menus and leads to `<main id="main">`. */
export function SkipLink() {
  return (
    <a className={classes.link} href="#main">
      Skip to content
    </a>
  );
}
