.filter {
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  align-items: end;
  gap: 16px;
  margin-bottom: 16px;
}

@media (width < 770px) {
  .filter {
    grid-template-columns: minmax(0, 1fr);
  }
}
