/** Leads to what kinds of scam are going round, where everybody may see that. */
export function ToTrends() {
  return (
    <p className="to-trends">
      <a href="/trends" className="touch">
        See what is going round
      </a>
    </p>
  );
}
