/** How much this process grew while something happened, in bytes. */
export async function memoryDuring(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const look = () => {
    most = Math.max(most, process.memoryUsage.rss());
  };
  const watch = setInterval(look, 2);
  try {
    await work();
  } finally {
    clearInterval(watch);
  }
  look();
  return most - before;
}
