import classes from './example.module.css';

/** Copies the text beside the button that is pressed. Pages without scripts of the app have only this one. */
const copyOnPress = `(function () {
  if (!navigator.clipboard) return;
  document.documentElement.dataset.copying = '';
  document.addEventListener('click', function (event) {
    var button = event.target.closest('[data-copy]');
    if (!button) return;
    function say(text) {
      button.textContent = text;
      setTimeout(function () { button.textContent = 'Copy'; }, 3000);
    }
    navigator.clipboard.writeText(button.parentNode.querySelector('code').textContent).then(
      function () { say('Copied'); },
      function () { say('Select it instead'); }
    );
  });
})();`;

/** What lets the examples of a page be copied, once. */
export function CopyScript() {
  return <script>{copyOnPress}</script>;
}

interface ExampleProps {
  /** What it is, such as the name of a language. */
  title: string;
  /** A file of web/examples, which tests run. */
  children: string;
}

/** A text to copy, with what it is. */
export function Example({ title, children }: ExampleProps) {
  return (
    <figure className={classes.example}>
      <figcaption>{title}</figcaption>
      <button type="button" className={classes.copy} data-copy aria-live="polite">
        Copy
      </button>
      <pre>
        <code>{children.trim()}</code>
      </pre>
    </figure>
  );
}
