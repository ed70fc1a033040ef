/// A command that takes any number of files, and keeps them as ``JoinedWords``.
protocol TakesManyFiles {}
