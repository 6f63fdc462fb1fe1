// An empty page of the framework, against which the table is weighed (bench/budgets.ts).
export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
