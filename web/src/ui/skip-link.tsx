import classes from './skip-link.module.css';

/** The first stop of the Tab key: past the menus, to `<main id="main">`. */
export function SkipLink() {
  return (
    <a className={classes.link} href="#main">
      Skip to content
    </a>
  );
}
